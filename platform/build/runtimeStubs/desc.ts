/** Omits the texts of the runtime's errors. Each error still has its code and its values (`getShortErrorMsg.ts`). */
export const runtimeDescMap = {}
export const typeDescMap = {}
export const buildDescMap = {}
export const errorDescMap = {}
