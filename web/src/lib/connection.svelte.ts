/** Whether the server could be reached when it was asked last; what this device keeps is no answer of the server. */
export const connection: { lost: boolean } = $state({ lost: false });
