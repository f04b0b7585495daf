import { isStatus, useQuery } from 'shared/client'
import { Link, useParams } from 'shared/router'
import { Button, EmptyState, LoadFailed, PageTitle, Pending } from 'shared/ui'
import { animalKey, speciesKey } from '../keys.ts'
import { AnimalBlocks } from './AnimalBlocks.tsx'
import { AnimalForm } from './form/AnimalForm.tsx'
import { readAnimal, readSpecies } from './api.ts'
import { draftOf, newDraft } from './form/draft.ts'
import { useSave } from './form/useSave.ts'
import { RestProposal } from './wellbeing/RestProposal.tsx'

const useSpecies = () =>
  useQuery({ queryKey: speciesKey, queryFn: ({ signal }) => readSpecies(signal), staleTime: Infinity })

/** `/pros/animal` adds, `/pros/animal/:id` edits. */
export default function AnimalPage() {
  const { id } = useParams()
  return id === undefined ? <NewAnimal /> : <KnownAnimal key={id} id={id} />
}

function NewAnimal() {
  const { save, failure } = useSave(undefined)
  const { data: species, isError, refetch } = useSpecies()
  return (
    <>
      <PageTitle>Ajouter un animal</PageTitle>
      {!species && isError && <LoadFailed onRetry={() => void refetch()} />}
      {!species && !isError && <Pending rows={6} />}
      {species && <AnimalForm draft={newDraft(species)} species={species} onSave={save} failure={failure} />}
    </>
  )
}

function KnownAnimal({ id }: { id: string }) {
  const { save, failure } = useSave(id)
  const species = useSpecies()
  const { data, error, isFetchedAfterMount, refetch } = useQuery({
    queryKey: animalKey(id),
    queryFn: ({ signal }) => readAnimal(id, signal),
    staleTime: 0,
    refetchOnWindowFocus: false,
  })
  // A form is filled once: with what the server has now.
  const animal = isFetchedAfterMount ? data : undefined

  if (isStatus(error, 404) || isStatus(error, 400)) return <GoneAnimal />
  const failed = [
    ...(error && !animal ? [refetch] : []),
    ...(species.isError && !species.data ? [species.refetch] : []),
  ]
  return (
    <>
      <PageTitle>{animal?.name ?? 'Animal'}</PageTitle>
      {failed.length > 0 && <LoadFailed onRetry={() => failed.forEach((again) => void again())} />}
      {failed.length === 0 && (!animal || !species.data) && <Pending rows={6} />}
      {animal && species.data && (
        <>
          <RestProposal animalId={id} name={animal.name} />
          <AnimalForm animal={animal} draft={draftOf(animal)} species={species.data} onSave={save} failure={failure} />
          <AnimalBlocks animal={animal} />
        </>
      )}
    </>
  )
}

const GoneAnimal = () => (
  <>
    <PageTitle>Animal introuvable</PageTitle>
    <EmptyState
      action={
        <Button component={Link} to="/pros/animals" variant="contained">
          Voir les animaux
        </Button>
      }
    >
      Cet animal n'existe pas, ou n'existe plus.
    </EmptyState>
  </>
)
