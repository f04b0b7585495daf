import type { DemoAnimal, DemoPractice } from './DemoPractice.ts'
import { individualSessionTypes } from './sessionTypes.ts'

interface OtherPractice extends Pick<DemoPractice, 'firm' | 'siren' | 'street' | 'zipCode' | 'city' | 'coordinates'> {
  firstname: string
  lastname: string
  animal: Pick<DemoAnimal, 'name' | 'species' | 'race'>
}

/**
 * Therapists in the directory other than the practices with demo accounts: one person, one animal and a few sessions
 * each.
 */
const otherPracticeDetails: OtherPractice[] = [
  {
    firm: 'Museaux & Cie',
    siren: '443061841',
    street: '12 rue de Créqui',
    zipCode: '69003',
    city: 'Lyon',
    coordinates: [45.7602, 4.8467],
    firstname: 'Léa',
    lastname: 'Bonnet',
    animal: { name: 'Haru', species: 'Chien', race: 'Eurasier' },
  },
  {
    firm: 'Oreilles en balade',
    siren: '384960373',
    street: '85 cours Émile-Zola',
    zipCode: '69100',
    city: 'Villeurbanne',
    firstname: 'Marc',
    lastname: 'Delorme',
    animal: { name: 'Câpre', species: 'Lapin', race: 'Rex' },
  },
  {
    firm: "L'Écurie du Parc",
    siren: '318771623',
    street: '2 avenue du Parc',
    zipCode: '69160',
    city: 'Tassin-la-Demi-Lune',
    coordinates: [45.7641, 4.7653],
    firstname: 'Élodie',
    lastname: 'Vasseur',
    animal: { name: 'Saphir', species: 'Cheval', race: 'Welsh' },
  },
  {
    firm: 'Les Moustaches de Paris',
    siren: '512345679',
    street: '30 rue de Charonne',
    zipCode: '75011',
    city: 'Paris',
    coordinates: [48.8531, 2.3776],
    firstname: 'Amina',
    lastname: 'Diallo',
    animal: { name: 'Opale', species: 'Chat', race: 'Ragdoll' },
  },
  {
    firm: 'Présence animale',
    siren: '490514213',
    street: '',
    zipCode: '',
    city: '',
    coordinates: null,
    firstname: 'Paul',
    lastname: 'Mercier',
    animal: { name: 'Gaspard', species: 'Chien', race: 'Labrador' },
  },
  {
    firm: 'Les Crins du Rhin',
    siren: '421220831',
    street: '9 quai des Bateliers',
    zipCode: '67000',
    city: 'Strasbourg',
    coordinates: [48.5797, 7.7555],
    firstname: 'Anne',
    lastname: 'Schmitt',
    animal: { name: 'Edel', species: 'Cheval', race: 'Fjord' },
  },
  {
    firm: 'Les Ânes du Prado',
    siren: '501764856',
    street: '120 avenue du Prado',
    zipCode: '13008',
    city: 'Marseille',
    coordinates: [43.2758, 5.3895],
    firstname: 'Karim',
    lastname: 'Haddad',
    animal: { name: 'Rosette', species: 'Âne', race: 'Âne de Provence' },
  },
  {
    firm: 'Au fil des poils',
    siren: '478216054',
    street: '14 rue de Gand',
    zipCode: '59800',
    city: 'Lille',
    coordinates: [50.6431, 3.0646],
    firstname: 'Élise',
    lastname: 'Vandamme',
    animal: { name: 'Voyou', species: 'Chien', race: 'Caniche' },
  },
  {
    firm: 'La Ferme aux mille pas',
    siren: '533047262',
    street: '22 rue des Potiers',
    zipCode: '31000',
    city: 'Toulouse',
    coordinates: [43.6003, 1.4558],
    firstname: 'Julien',
    lastname: 'Casteran',
    animal: { name: 'Pacha', species: 'Alpaga', race: 'Huacaya' },
  },
  {
    firm: 'Horizon Poneys',
    siren: '809154321',
    street: '4 allée des Écureuils',
    zipCode: '35700',
    city: 'Rennes',
    coordinates: [48.1268, -1.6512],
    firstname: 'Maëlle',
    lastname: 'Rolland',
    animal: { name: 'Korrigan', species: 'Cheval', race: 'Shetland' },
  },
  {
    firm: 'Belledonne Médiation',
    siren: '752418939',
    street: '16 rue Ampère',
    zipCode: '38000',
    city: 'Grenoble',
    firstname: 'Sandrine',
    lastname: 'Cottin',
    animal: { name: 'Neige', species: 'Chien', race: 'Berger blanc suisse' },
  },
  {
    firm: 'Garrigue et Compagnons',
    siren: '837261908',
    street: '3 rue du Faubourg',
    zipCode: '34000',
    city: 'Montpellier',
    firstname: 'Lucas',
    lastname: 'Vidal',
    animal: { name: 'Thym', species: 'Chèvre', race: 'Naine' },
  },
  {
    firm: "L'Étable des douceurs",
    siren: '794306159',
    street: '27 rue Berbisey',
    zipCode: '21000',
    city: 'Dijon',
    coordinates: [47.3175, 5.0367],
    firstname: 'Hélène',
    lastname: 'Moreau',
    animal: { name: 'Moka', species: 'Mouton', race: 'Ouessant' },
  },
  {
    firm: 'Loire et Galop',
    siren: '821473063',
    street: '11 quai Paul-Bert',
    zipCode: '37100',
    city: 'Tours',
    firstname: 'Bastien',
    lastname: 'Lemaire',
    animal: { name: 'Jazz', species: 'Cheval', race: 'Trotteur français' },
  },
]

const emailOf = (firm: string) =>
  `${firm
    .normalize('NFD')
    .replaceAll(/[^A-Za-z]/g, '')
    .toLowerCase()}@demo.complice.fr`

const toPractice = ({ firstname, lastname, animal, ...firm }: OtherPractice, index: number): DemoPractice => ({
  ...firm,
  offer: index % 3 === 0 ? 'PRO' : 'STANDARD',
  phone: `06 10 20 30 ${String(10 + index)}`,
  members: [{ firstname, lastname, email: emailOf(firm.firm) }],
  types: individualSessionTypes(50 + (index % 4) * 5),
  clubs: [],
  animals: [{ ...animal, birthdate: `${2014 + (index % 8)}-05-12`, weeklyHours: 10 }],
  individualCount: 1,
  firms: [],
  bookedShare: 0.15,
  requestCount: 0,
})

export const otherPractices: readonly DemoPractice[] = otherPracticeDetails.map(toPractice)
