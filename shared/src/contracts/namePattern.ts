/**
 * The characters refused in names: angle brackets, control and bidirectional formatting characters, lone surrogates.
 */
const notInNames = '\\u0000-\\u001f\\u007f-\\u009f<>\\u061c\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069\\ud800-\\udfff'

/**
 * A name, as a regular expression with the flag `u`: text without markup, control characters or bidirectional
 * formatting.
 */
export const namePattern = `^[^${notInNames}]*$`
