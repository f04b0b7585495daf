import { plainText } from '../plainText.ts'

/**
 * Normalises the name of a town for comparisons, like the function `town_key` of the database: equal for «
 * Saint-Étienne », « St Étienne » and « saint etienne ».
 */
export const townKey = (town: string): string => plainText(town).replaceAll(/\bst(e?)\b/g, 'saint$1')
