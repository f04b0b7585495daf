/** What no name holds: angle brackets, control characters, and the characters that turn the direction of a text. */
const notInNames = '\\u0000-\\u001f\\u007f-\\u009f<>\\u061c\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069\\ud800-\\udfff'

/** A name, to be read with the flag `u`: text without markup, control characters or changes of direction. */
export const namePattern = `^[^${notInNames}]*$`
