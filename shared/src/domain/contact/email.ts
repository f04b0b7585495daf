const addressPattern = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/

/** Whether a text looks like an e-mail address: some characters, an @, and a domain with a dot. */
export const isEmail = (text: string): boolean => addressPattern.test(text.trim())
