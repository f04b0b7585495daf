/** Replaces the documentation links in the runtime's errors: the code and its values name the cause. */
export const getShortErrorMsg = (errorCode: string, _texts: object, args?: object, originalErrorMsg = ''): string =>
  `${errorCode} ${JSON.stringify(args)} ${originalErrorMsg}`
