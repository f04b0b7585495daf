/** Replaces the texts of the runtime's errors. Each error names its code and its page in the runtime's documentation. */
export const runtimeDescMap = {}
export const typeDescMap = {}
export const buildDescMap = {}
export const errorDescMap = {}
