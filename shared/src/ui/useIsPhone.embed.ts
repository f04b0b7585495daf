import { useContext } from 'react'
import { ElementWidth } from './element/ElementWidth.ts'

/** By the width the partner's page gives the element, not the window's. */
export const useIsPhone = (): boolean => useContext(ElementWidth) < 800
