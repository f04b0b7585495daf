import { Link as RouterLink } from 'shared/router'
import { Link } from 'shared/ui'

/** Sentence about the VAT of the practice, with the link to the screen where its regime and its number are changed. */
export const ProfileSentence = ({ sentence }: { sentence: string }) => (
  <>
    {sentence}{' '}
    <Link component={RouterLink} to="/pros/user">
      Mes informations
    </Link>
  </>
)
