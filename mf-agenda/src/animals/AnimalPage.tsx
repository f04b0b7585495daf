import { useQuery } from 'shared/client'
import { useParams } from 'shared/router'
import { LoadFailed, PageTitle, Pending } from 'shared/ui'
import { GonePage, useFreshQuery } from 'shared/ui/form'
import { animalKey, speciesKey } from '../keys.ts'
import { AnimalBlocks } from './AnimalBlocks.tsx'
import { readAnimal, readSpecies } from './api.ts'
import { AnimalForm } from './form/AnimalForm.tsx'
import { draftOf, newDraft } from './form/draft.ts'
import { RestProposal } from './wellbeing/RestProposal.tsx'

const useSpecies = () =>
  useQuery({ queryKey: speciesKey, queryFn: ({ signal }) => readSpecies(signal), staleTime: Infinity })

/** Route `/pros/animal` adds an animal, `/pros/animal/:id` edits a saved animal. */
export default function AnimalPage() {
  const { id } = useParams()
  return id === undefined ? <NewAnimal /> : <ExistingAnimal key={id} id={id} />
}

function NewAnimal() {
  const { data: species, isError, refetch } = useSpecies()
  return (
    <>
      <PageTitle>Ajouter un animal</PageTitle>
      {!species && isError && <LoadFailed onRetry={() => void refetch()} />}
      {!species && !isError && <Pending rows={6} />}
      {species && <AnimalForm draft={newDraft(species)} species={species} />}
    </>
  )
}

function ExistingAnimal({ id }: { id: string }) {
  const species = useSpecies()
  const animalQuery = useFreshQuery({ queryKey: animalKey(id), queryFn: ({ signal }) => readAnimal(id, signal) })
  const animal = animalQuery.data
  if (animalQuery.isGone)
    return (
      <GonePage title="Animal introuvable" listLink={{ to: '/pros/animals', label: 'Voir les animaux' }}>
        Cet animal n'existe pas, ou n'existe plus.
      </GonePage>
    )
  const isSpeciesFailed = species.isError && !species.data
  const isFailed = animalQuery.isFailed || isSpeciesFailed
  const retry = () => {
    if (animalQuery.isFailed) animalQuery.retry()
    if (isSpeciesFailed) void species.refetch()
  }
  return (
    <>
      <PageTitle>{animal?.name ?? 'Animal'}</PageTitle>
      {isFailed && <LoadFailed onRetry={retry} />}
      {!isFailed && (!animal || !species.data) && <Pending rows={6} />}
      {animal && species.data && (
        <>
          <RestProposal animalId={id} name={animal.name} />
          <AnimalForm animal={animal} draft={draftOf(animal)} species={species.data} />
          <AnimalBlocks animal={animal} />
        </>
      )}
    </>
  )
}
