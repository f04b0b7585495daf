import { practiceSettingNames } from 'shared/contracts/accounts/practiceSettings'
import { useRights } from 'shared/session'
import { layout, Stack } from 'shared/ui'
import { SaveGroup } from 'shared/ui/form'
import { SettingsPage } from '../settings/SettingsPage.tsx'
import { ColoursSection } from './ColoursSection.tsx'
import { OtherSettingsSection } from './OtherSettingsSection.tsx'
import { texts } from './messages.ts'
import { OpeningHoursSection } from './OpeningHoursSection.tsx'
import { PracticeSettingSection } from './PracticeSettingSection.tsx'
import { ShortcutsSection } from './ShortcutsSection.tsx'

/**
 * The member's preferences for the agenda and for bookings, and the settings of the whole practice
 * (`practiceSettings`).
 */
export default function PreferencesPage() {
  const { roles } = useRights()
  const isTherapist = roles.includes('THERAPIST')
  return (
    <SettingsPage title={texts.title}>
      <Stack spacing={3} sx={{ maxWidth: layout.formWidthPx }}>
        <SaveGroup>
          <ColoursSection />
          {(isTherapist || roles.includes('ADMIN')) &&
            practiceSettingNames.map((name) => <PracticeSettingSection key={name} name={name} />)}
          {isTherapist && <OpeningHoursSection />}
          <ShortcutsSection />
          <OtherSettingsSection />
        </SaveGroup>
      </Stack>
    </SettingsPage>
  )
}
