import { useState } from 'react'
import type { Animal } from 'shared/contracts/animal'
import { useAnimals } from 'shared/lists'
import { Box, EmptyState, LoadFailed, PageTitle, Pending, useIsPhone } from 'shared/ui'
import { sorted } from 'shared/ui/data'
import { AddAnimal } from './AddAnimal.tsx'
import { AnimalCards } from './AnimalCards.tsx'
import { AnimalsTable } from './AnimalsTable.tsx'
import { DeleteAnimal } from './DeleteAnimal.tsx'
import { HoursOfAnimals } from '../hours/HoursOfAnimals.tsx'
import { said } from '../messages.ts'
import { SortAnimals } from './SortAnimals.tsx'
import { useSort } from './useSort.ts'
import type { AnimalColumn } from './useSort.ts'

const valueOf = (animal: Animal, key: AnimalColumn) => {
  if (key === 'club') return animal.club?.name
  return key === 'hours' ? animal.nbWorkingHoursByWeek : animal[key]
}

export default function AnimalsPage() {
  const { sort, setSort } = useSort()
  const { data: animals, isError, isPending, refetch } = useAnimals()
  const [leaving, setLeaving] = useState<Animal>()
  const isPhone = useIsPhone()

  function contents() {
    if (isError && !animals) return <LoadFailed onRetry={() => void refetch()} />
    if (isPending) return <Pending rows={8} />
    if (!animals || animals.length === 0) return <EmptyState action={<AddAnimal inPage />}>{said.empty}</EmptyState>
    const shown = sorted(animals, sort, valueOf)
    return (
      // The place at the end keeps the chart clear of the button that adds an animal.
      <Box sx={{ pb: { xs: 10, md: 0 } }}>
        {isPhone && <SortAnimals sort={sort} onSort={setSort} />}
        {isPhone ? (
          <AnimalCards animals={shown} onDelete={setLeaving} />
        ) : (
          <AnimalsTable animals={shown} sort={sort} onSort={setSort} onDelete={setLeaving} />
        )}
        <HoursOfAnimals animals={animals} />
      </Box>
    )
  }

  return (
    <>
      <PageTitle actions={animals?.length === 0 ? undefined : <AddAnimal />}>Animaux</PageTitle>
      {contents()}
      <DeleteAnimal animal={leaving} onClose={() => setLeaving(undefined)} />
    </>
  )
}
