const script = document.currentScript

/** On a partner's page: where the script that runs now came from, and no cookie of anybody. */
export const apiOrigin = script instanceof HTMLScriptElement ? new URL(script.src).origin : location.origin
export const credentials: RequestCredentials = 'omit'
