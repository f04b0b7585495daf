import { dayActions } from './dayActions.ts'
import type { EverydayAction } from './EverydayAction.ts'
import { officeActions } from './officeActions.ts'
import { planningActions } from './planningActions.ts'

/** The twelve actions of a practitioner's week. */
export const everydayActions: readonly EverydayAction[] = [...planningActions, ...dayActions, ...officeActions]
