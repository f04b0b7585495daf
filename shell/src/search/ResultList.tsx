import { AddIcon, AreaIcon, Box, ChevronRightIcon, Typography } from 'shared/ui'
import type { ResultGroup, ResultOption } from './resultGroups.ts'

interface ResultListProps {
  id: string
  groups: readonly ResultGroup[]
  active: ResultOption | undefined
  onOpen: (option: ResultOption) => void
}

/** The results as a list box, whose options are reached by the arrow keys of the field. */
export const ResultList = ({ id, groups, active, onOpen }: ResultListProps) => (
  <Box
    id={id}
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the focus stays in the field
    role="listbox"
    aria-label="Résultats"
    sx={{ maxHeight: { md: 'min(70vh, 560px)' }, overflowY: { md: 'auto' }, py: 1 }}
  >
    {groups.map((group) => (
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a group of the list box above
      <Box key={group.label} role="group" aria-labelledby={`${id}-${group.label}`}>
        <Typography
          id={`${id}-${group.label}`}
          role="presentation"
          component="div"
          variant="overline"
          sx={{ px: 2, pt: 0.5, color: 'text.secondary', lineHeight: 2 }}
        >
          {group.label}
        </Typography>
        {group.options.map((option) => (
          <ResultLine
            key={option.key}
            id={`${id}-${option.key}`}
            group={group}
            option={option}
            isActive={option === active}
            onOpen={onOpen}
          />
        ))}
      </Box>
    ))}
  </Box>
)

interface ResultLineProps {
  id: string
  group: ResultGroup
  option: ResultOption
  isActive: boolean
  onOpen: (option: ResultOption) => void
}

const ellipsisSx = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

const ResultLine = ({ id, group, option, isActive, onOpen }: ResultLineProps) => (
  <Box
    id={id}
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option of the list box above
    role="option"
    aria-selected={isActive}
    onClick={() => onOpen(option)}
    sx={{
      display: 'flex',
      alignItems: 'center',
      gap: 1.5,
      minHeight: { xs: 48, md: 40 },
      mx: 1,
      px: 1,
      py: 0.5,
      borderRadius: 1,
      cursor: 'pointer',
      bgcolor: isActive ? 'primary.light' : undefined,
      color: isActive ? 'primary.dark' : undefined,
      '&:hover': { bgcolor: isActive ? 'primary.light' : 'background.sunk' },
      '& svg': { fontSize: 20, flexShrink: 0 },
    }}
  >
    <OptionIcon group={group} isList={option.isList ?? false} />
    <Box sx={{ minWidth: 0 }}>
      <Box sx={{ ...ellipsisSx, fontWeight: isActive ? 600 : 500 }}>{option.title}</Box>
      {option.detail && (
        <Box sx={{ ...ellipsisSx, fontSize: 'var(--mui-text-small)', opacity: 0.85 }}>{option.detail}</Box>
      )}
    </Box>
  </Box>
)

function OptionIcon({ group: { icon, label }, isList }: { group: ResultGroup; isList: boolean }) {
  if (icon && !isList) return <AreaIcon name={icon} />
  return label === 'Actions' ? <AddIcon /> : <ChevronRightIcon />
}
