import { useContext } from 'react'
import { ElementWidth } from './element/ElementWidth.ts'

/** Replaces useIsPhone.ts in the embed: compares the width of the element on the partner's page, not of the window. */
export const useIsPhone = (): boolean => useContext(ElementWidth) < 800
