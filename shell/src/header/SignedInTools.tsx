import { HelpMenu } from '../menu/HelpMenu.tsx'
import { FirstSteps } from '../firstSteps/FirstSteps.tsx'
import { ProfileLink } from './ProfileLink.tsx'
import { SignOutButton } from '../signOut/SignOutButton.tsx'

interface SignedInToolsProps {
  /** Whether the menu is a drawer, which contains the help and the sign-out button. */
  hasMenu: boolean
  onTour: (() => void) | undefined
}

export const SignedInTools = ({ hasMenu, onTour }: SignedInToolsProps) => (
  <>
    {!hasMenu && <HelpMenu onTour={onTour} />}
    {hasMenu && <FirstSteps isCompact />}
    <ProfileLink />
    {!hasMenu && <SignOutButton />}
  </>
)
