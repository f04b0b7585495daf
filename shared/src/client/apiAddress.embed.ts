const script = document.currentScript

/** The origin that the running script was loaded from: on a partner's page, no cookies are sent. */
export const apiOrigin = script instanceof HTMLScriptElement ? new URL(script.src).origin : location.origin
export const credentials: RequestCredentials = 'omit'
