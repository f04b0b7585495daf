import { useAnimals } from 'shared/lists'
import { ListPage } from 'shared/ui/data'
import { HoursOfAnimals } from '../hours/HoursOfAnimals.tsx'
import { animalDeletion } from './animalDeletion.tsx'
import { animalList, animalPath } from './animalList.ts'

export default function AnimalsPage() {
  const animals = useAnimals()
  return (
    <ListPage
      title="Animaux"
      list={animalList}
      query={animals}
      rows={animals.data}
      add={{ label: 'Ajouter un animal', path: '/pros/animal' }}
      editPath={animalPath}
      deletion={animalDeletion}
    >
      {animals.data && <HoursOfAnimals animals={animals.data} />}
    </ListPage>
  )
}
