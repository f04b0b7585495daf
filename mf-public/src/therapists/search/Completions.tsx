import type { Completion } from 'shared/contracts/directory/therapist'
import { Box, visuallyHidden, Paper, Typography } from 'shared/ui'

export interface CompletionsProps {
  listId: string
  options: readonly Completion[]
  /** Index of the option that Enter selects; -1 for none. */
  activeIndex: number
  onChoose: (option: Completion) => void
  onActiveIndexChange: (index: number) => void
  /** Text for screen readers with the number of options. */
  status: string
}

export const optionId = (listId: string, index: number) => `${listId}-${index}`

/** List of completions below a search field. */
export function Completions({ listId, options, activeIndex, onChoose, onActiveIndexChange, status }: CompletionsProps) {
  return (
    <>
      <Box component="output" sx={visuallyHidden}>
        {status}
      </Box>
      {options.length > 0 && (
        <Paper
          elevation={8}
          component="ul"
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- each browser renders and filters a datalist in its own way
          role="listbox"
          id={listId}
          aria-label="Propositions"
          sx={{
            position: 'absolute',
            zIndex: 1050,
            top: 'calc(100% + 4px)',
            left: 0,
            right: 0,
            m: 0,
            p: 0.75,
            listStyle: 'none',
            textAlign: 'left',
            border: 1,
            borderColor: 'divider',
            borderRadius: 'var(--mui-radius-card)',
          }}
        >
          {options.map((option, index) => (
            <Box
              component="li"
              key={`${option.text} ${option.detail}`}
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option of the list box above
              role="option"
              id={optionId(listId, index)}
              aria-selected={index === activeIndex}
              // Prevents the default action, which would move the focus out of the field.
              onMouseDown={(event) => event.preventDefault()}
              onMouseEnter={() => onActiveIndexChange(index)}
              onClick={() => onChoose(option)}
              sx={{
                display: 'flex',
                flexWrap: 'wrap',
                alignItems: 'baseline',
                justifyContent: 'space-between',
                columnGap: 2,
                px: 1.5,
                py: 1,
                minHeight: { xs: 48, md: 40 },
                alignContent: 'center',
                borderRadius: 'var(--mui-radius-control)',
                cursor: 'pointer',
                bgcolor: index === activeIndex ? 'primary.light' : 'transparent',
                '@media (forced-colors: active)': { outline: index === activeIndex ? '2px solid Highlight' : 'none' },
              }}
            >
              <span>{option.text}</span>
              <Typography component="span" variant="body2" color="textSecondary">
                {option.detail}
              </Typography>
            </Box>
          ))}
        </Paper>
      )}
    </>
  )
}
