/**
 * The characters refused in names: angle brackets, control and bidirectional formatting characters, lone surrogates.
 */
const refusedCharacters =
  '\\u0000-\\u001f\\u007f-\\u009f<>\\u061c\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069\\ud800-\\udfff'

/**
 * A regular expression for names, to use with the flag `u`: no angle brackets, control characters or bidirectional
 * formatting.
 */
export const namePattern = `^[^${refusedCharacters}]*$`
