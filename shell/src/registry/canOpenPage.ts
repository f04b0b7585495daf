import { isOpenTo } from 'shared/domain/accounts/access'
import { rightsNow, useSession } from 'shared/session'
import type { AreaRoute } from './areaRoutes.ts'

/** Whether the user may open the page, so that its area's code may be loaded before it is needed. */
export const canOpenPage = ({ path, area }: AreaRoute): boolean =>
  !area.disabled &&
  (path.audience === 'public' || (useSession.getState().token !== null && isOpenTo(path, rightsNow())))
