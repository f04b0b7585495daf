import { isOpenTo } from 'shared/domain/accounts/access'
import { rightsNow, useSession } from 'shared/session'
import type { Place } from './places.ts'

/** Whether an area's code may be asked for ahead: nobody's who could not open the page. */
export const mayEnter = ({ path, area }: Place): boolean =>
  !area.disabled &&
  (path.audience === 'public' || (useSession.getState().token !== null && isOpenTo(path, rightsNow())))
