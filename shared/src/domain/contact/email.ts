const address = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/

/** Whether the text looks like an e-mail address: some text, an @, and a domain with a dot. */
export const isEmail = (text: string): boolean => address.test(text.trim())
