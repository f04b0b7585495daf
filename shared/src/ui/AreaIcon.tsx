import AdminPanelSettingsIcon from '@mui/icons-material/AdminPanelSettingsRounded'
import BeachAccessIcon from '@mui/icons-material/BeachAccessRounded'
import CalendarMonthIcon from '@mui/icons-material/CalendarMonthRounded'
import CategoryIcon from '@mui/icons-material/CategoryRounded'
import CreditCardIcon from '@mui/icons-material/CreditCardRounded'
import DescriptionIcon from '@mui/icons-material/DescriptionRounded'
import GroupsIcon from '@mui/icons-material/GroupsRounded'
import InsightsIcon from '@mui/icons-material/InsightsRounded'
import MailIcon from '@mui/icons-material/MailOutlineRounded'
import PeopleIcon from '@mui/icons-material/PeopleRounded'
import PersonIcon from '@mui/icons-material/PersonRounded'
import PetsIcon from '@mui/icons-material/PetsRounded'
import PlaceIcon from '@mui/icons-material/PlaceRounded'
import ReceiptLongIcon from '@mui/icons-material/ReceiptLongRounded'
import SearchIcon from '@mui/icons-material/SearchRounded'
import ShowChartIcon from '@mui/icons-material/ShowChartRounded'
import TuneIcon from '@mui/icons-material/TuneRounded'
import type { SvgIconComponent } from '@mui/icons-material'
import type { IconName } from '../federation/federation.ts'

const icons: Readonly<Record<IconName, SvgIconComponent>> = {
  sessions: CalendarMonthIcon,
  animals: PetsIcon,
  clubs: PlaceIcon,
  patients: PeopleIcon,
  estimations: DescriptionIcon,
  billings: ReceiptLongIcon,
  forecast: InsightsIcon,
  administration: AdminPanelSettingsIcon,
  activity: ShowChartIcon,
  sessionTypes: CategoryIcon,
  team: GroupsIcon,
  preferences: TuneIcon,
  vacations: BeachAccessIcon,
  emails: MailIcon,
  payment: CreditCardIcon,
  profile: PersonIcon,
  search: SearchIcon,
}

/** The icon an area names in its descriptor. */
export function AreaIcon({ name }: { name: IconName }) {
  const Icon = icons[name]
  return <Icon />
}
