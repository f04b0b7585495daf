import { useContext } from 'react'
import { ElementWidth } from './element/ElementWidth.ts'

/** What counts is the room the partner gave, not the window's. */
export const useIsPhone = (): boolean => useContext(ElementWidth) < 800
