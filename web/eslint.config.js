import js from '@eslint/js';
import globals from 'globals';
import svelte from 'eslint-plugin-svelte';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default ts.config(
    { ignores: ['node_modules', 'dist', 'public'] },
    js.configs.recommended,
    ts.configs.strictTypeChecked,
    svelte.configs.recommended,
    {
        languageOptions: {
            globals: globals.browser,
            parserOptions: { projectService: { allowDefaultProject: ['*.js'] }, extraFileExtensions: ['.svelte'] },
        },
        rules: {
            // Figures and ids are written into sentences everywhere, and read the same.
            '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
            // An effect is called for what it does, not for what it gives back.
            '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
            '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_$', varsIgnorePattern: '^_$' }],
            // Naming a value in an effect is how the effect is told to run again.
            '@typescript-eslint/no-unused-expressions': 'off',
            // What changes as a whole is `$state.raw`; what only remembers need not be watched.
            'svelte/prefer-svelte-reactivity': 'off',
            // Drawings of games and icons are ours, and come as text.
            'svelte/no-at-html-tags': 'off',
        },
    },
    { files: ['**/*.svelte', '**/*.svelte.ts'], languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } } },
    {
        // In a template the linter takes the types of events and snippets for `any`; svelte-check knows them.
        files: ['**/*.svelte'],
        rules: Object.fromEntries(
            ['argument', 'assignment', 'member-access', 'return', 'call'].map((what) => [`@typescript-eslint/no-unsafe-${what}`, 'off']),
        ),
    },
    { files: ['*.js'], ...ts.configs.disableTypeChecked, languageOptions: { globals: globals.node } },
);
