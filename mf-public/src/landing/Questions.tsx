import { helpIndexPath } from 'shared/domain/help/helpPath'
import { Link as RouterLink } from 'shared/router'
import { landingSections, questions } from 'shared/domain/publicPages/landing'
import { Box, ContactLink, Link, Typography } from 'shared/ui'
import { Section } from './Section.tsx'

/** Frequent questions, as native `details` elements, which need no script. */
export const Questions = () => (
  <Section {...landingSections.questions}>
    <Box sx={{ maxWidth: 760, mx: 'auto' }}>
      {questions.map(({ question, answer }) => (
        <Box
          key={question}
          component="details"
          sx={{
            borderBottom: 1,
            borderColor: 'divider',
            '& summary': { py: 2, px: 1, cursor: 'pointer', fontWeight: 600, borderRadius: 'var(--mui-radius-event)' },
            '& p': { px: 1, pb: 2.5, m: 0 },
          }}
        >
          <summary>{question}</summary>
          <Typography color="textSecondary" sx={{ textWrap: 'pretty' }}>
            {answer}
          </Typography>
        </Box>
      ))}
      <Typography color="textSecondary" sx={{ mt: 3, textAlign: 'center' }}>
        Une autre question ? L'
        <Link component={RouterLink} to={helpIndexPath}>
          aide
        </Link>{' '}
        montre l'essentiel pas à pas. Ou écrivez-nous à <ContactLink />.
      </Typography>
    </Box>
  </Section>
)
