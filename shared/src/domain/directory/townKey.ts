import { plainText } from '../plainText.ts'

/** A town by which its writings are equal, as `town_key` of the database: « Saint-Étienne », « St Étienne », « saint etienne ». */
export const townKey = (town: string): string => plainText(town).replaceAll(/\bst(e?)\b/g, 'saint$1')
