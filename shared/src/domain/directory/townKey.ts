import { plainText } from '../plainText.ts'

/**
 * The key of a town for comparisons, as `town_key` of the database: equal for « Saint-Étienne », « St Étienne », «
 * saint etienne ».
 */
export const townKey = (town: string): string => plainText(town).replaceAll(/\bst(e?)\b/g, 'saint$1')
