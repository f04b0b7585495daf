/** Omits the texts of the runtime's errors. Each error still has its code and the address of its page in the runtime's documentation. */
export const runtimeDescMap = {}
export const typeDescMap = {}
export const buildDescMap = {}
export const errorDescMap = {}
