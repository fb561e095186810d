"""Jamaica's drawings: the SVG files, and the code that draws them from the components."""
