import { useContext } from 'react'
import { ElementWidth } from './element/ElementWidth.ts'

const minDesktopWidthPx = 800

/** Replaces useIsPhone.ts in the embed: compares the width that the partner's page gives the element. */
export const useIsPhone = (): boolean => useContext(ElementWidth) < minDesktopWidthPx
