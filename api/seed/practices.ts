import type { Offer } from 'shared/contracts/access'
import type { AnimalLimits } from 'shared/contracts/animal'
import type { PatientFitInput } from 'shared/contracts/fit'

export interface DemoMember {
  firstname: string
  lastname: string
  email: string
  assistant?: true
}

export interface DemoType {
  name: string
  duration: number
  price: number
  questions?: string[]
  bufferAfterMinutes?: number
  noticeHours?: number
  /** How many animals it needs, and of which species. */
  needs?: { count: number; species: string }
}

export interface DemoAnimal {
  name: string
  species: string
  race: string
  born: string
  hours: number
  limits?: Partial<AnimalLimits>
  /** Kilograms. */
  maxRiderWeightKg?: number
  /** Index of its club. */
  club?: number
}

/** What is recorded of one of the individuals; species and animals by their names. */
export interface DemoNeeds extends Partial<Pick<PatientFitInput, 'weightKg' | 'note'>> {
  /** Index of the patient. */
  individual: number
  fears?: string
  prefers?: string
}

export interface DemoPractice {
  offer: Offer
  firm: string
  siren: string
  phone: string
  street: string
  zipCode: string
  city: string
  /** The towns its patients come from, its own left out. */
  around?: [zipCode: string, city: string][]
  /** Left out: placed by the postal code. Null: never placed. */
  at?: [latitude: number, longitude: number] | null
  /** The owner first. */
  members: DemoMember[]
  types: DemoType[]
  clubs: { name: string; street: string; zipCode: string; city: string; amount: number; email: string; phone: string }[]
  animals: DemoAnimal[]
  individuals: number
  needs?: DemoNeeds[]
  firms: string[]
  /** Share of the possible times that are taken. */
  busy: number
  pending: number
  /** The animal that was not well the last time it worked. */
  unwell?: string
  trialOver?: true
}

const firstMeeting = [
  'Avez-vous une allergie ou une crainte vis-à-vis des animaux ?',
  "Qu'attendez-vous de ces séances ?",
  'Qui vous a parlé de nous ?',
]

const oneToOne = (price: number): DemoType[] => [
  { name: 'Séance individuelle', duration: 60, price },
  { name: 'Première rencontre', duration: 45, price: price - 10, questions: firstMeeting },
]

export const largePractice: DemoPractice = {
  offer: 'ULTIME',
  firm: 'Les Sabots du Lien',
  siren: '732829320',
  phone: '04 78 45 12 30',
  street: '18 montée de Choulans',
  zipCode: '69005',
  city: 'Lyon',
  around: [
    ['69290', 'Craponne'],
    ['69670', 'Vaugneray'],
    ['69126', 'Brindas'],
    ['69110', 'Sainte-Foy-lès-Lyon'],
    ['69340', 'Francheville'],
  ],
  at: [45.7529, 4.8189],
  members: [
    { firstname: 'Camille', lastname: 'Fournier', email: 'ultime@demo.complice.fr' },
    { firstname: 'Hugo', lastname: 'Marchand', email: 'hugo.marchand@demo.complice.fr' },
    { firstname: 'Inès', lastname: 'Belkacem', email: 'ines.belkacem@demo.complice.fr' },
    { firstname: 'Sophie', lastname: 'Perrin', email: 'sophie.perrin@demo.complice.fr' },
    { firstname: 'Julie', lastname: 'Renard', email: 'assistant@demo.complice.fr', assistant: true },
  ],
  types: [
    { name: 'Équithérapie', duration: 60, price: 70 },
    { name: 'Médiation canine', duration: 60, price: 60, needs: { count: 1, species: 'Chien' } },
    { name: 'Groupe', duration: 90, price: 140, bufferAfterMinutes: 30, noticeHours: 48 },
    { name: 'Première rencontre', duration: 45, price: 45, questions: firstMeeting },
  ],
  clubs: [
    {
      name: "Écuries du Val d'Yzeron",
      street: 'Route du Pont',
      zipCode: '69510',
      city: 'Yzeron',
      amount: 18,
      email: 'accueil@ecuries-yzeron.exemple.fr',
      phone: '04 78 81 02 14',
    },
    {
      name: 'Centre équestre de la Tour',
      street: '3 montée de la Tour',
      zipCode: '69290',
      city: 'Craponne',
      amount: 22.5,
      email: 'contact@ce-latour.exemple.fr',
      phone: '04 78 57 33 90',
    },
    {
      name: 'Ferme des Trois Chênes',
      street: 'Lieu-dit Les Chênes',
      zipCode: '69670',
      city: 'Vaugneray',
      amount: 12,
      email: 'ferme@troischenes.exemple.fr',
      phone: '04 78 45 80 77',
    },
  ],
  animals: [
    {
      name: 'Noisette',
      species: 'Cheval',
      race: 'Haflinger',
      born: '2013-04-18',
      hours: 8,
      club: 0,
      limits: { minutesByDay: 240, longestStretch: 120, restBetween: 30 },
    },
    { name: 'Ouragan', species: 'Cheval', race: 'Fjord', born: '2010-06-02', hours: 12, club: 0 },
    {
      name: 'Perle',
      species: 'Cheval',
      race: 'Camargue',
      born: '2015-05-11',
      hours: 12,
      club: 1,
      maxRiderWeightKg: 80,
    },
    { name: 'Balthazar', species: 'Cheval', race: 'Irish Cob', born: '2012-03-27', hours: 10, club: 1 },
    { name: 'Cadichon', species: 'Âne', race: 'Grand noir du Berry', born: '2009-05-20', hours: 9, club: 2 },
    { name: 'Ulysse', species: 'Chien', race: 'Golden retriever', born: '2019-09-14', hours: 15 },
    { name: 'Nala', species: 'Chien', race: 'Labrador', born: '2020-02-08', hours: 15, limits: { minutesByDay: 120 } },
    {
      name: 'Pompon',
      species: 'Lapin',
      race: 'Bélier nain',
      born: '2023-03-30',
      hours: 6,
      limits: { sessionsByDay: 2, restDaysByWeek: 2 },
    },
    { name: 'Câline', species: 'Lapin', race: 'Angora', born: '2022-07-12', hours: 6 },
  ],
  individuals: 26,
  needs: [
    { individual: 3, weightKg: 92, prefers: 'Balthazar' },
    { individual: 5, fears: 'Chien', prefers: 'Câline', note: 'Une morsure à six ans : approcher très doucement.' },
  ],
  firms: ['EHPAD Les Glycines', 'IME La Clairière', 'Foyer Le Grand Saule'],
  busy: 0.42,
  pending: 4,
  unwell: 'Pompon',
}

const proPractice: DemoPractice = {
  offer: 'PRO',
  firm: 'Patte à Patte',
  siren: '552100554',
  phone: '02 40 12 34 56',
  street: '7 quai de Versailles',
  zipCode: '44000',
  city: 'Nantes',
  around: [
    ['44300', 'Nantes'],
    ['44400', 'Rezé'],
    ['44800', 'Saint-Herblain'],
  ],
  at: [47.2216, -1.5562],
  members: [{ firstname: 'Thomas', lastname: 'Le Goff', email: 'pro@demo.complice.fr' }],
  types: [...oneToOne(60), { name: 'Atelier en école', duration: 90, price: 150 }],
  clubs: [
    {
      name: 'Domaine de la Chantrerie',
      street: 'Rue Christian-Pauc',
      zipCode: '44300',
      city: 'Nantes',
      amount: 10,
      email: '',
      phone: '02 40 30 11 22',
    },
  ],
  animals: [
    { name: 'Pixel', species: 'Chien', race: 'Berger australien', born: '2020-11-03', hours: 14 },
    { name: 'Olga', species: 'Chien', race: 'Terre-Neuve', born: '2018-04-25', hours: 8 },
    { name: 'Biscotte', species: 'Lapin', race: 'Nain de couleur', born: '2023-05-17', hours: 5 },
    { name: 'Truffe', species: "Cochon d'Inde", race: 'Péruvien', born: '2024-01-09', hours: 4 },
  ],
  individuals: 13,
  firms: ['École du Bout des Landes'],
  busy: 0.3,
  pending: 2,
}

const standardPractice: DemoPractice = {
  offer: 'STANDARD',
  firm: "L'Âne et la Plume",
  siren: '404833048',
  phone: '05 56 01 23 45',
  street: '41 cours de la Marne',
  zipCode: '33800',
  city: 'Bordeaux',
  around: [
    ['33400', 'Talence'],
    ['33700', 'Mérignac'],
  ],
  at: [44.8291, -0.5667],
  members: [{ firstname: 'Claire', lastname: 'Dubreuil', email: 'standard@demo.complice.fr' }],
  types: oneToOne(55),
  clubs: [],
  animals: [
    { name: 'Figaro', species: 'Âne', race: 'Âne des Pyrénées', born: '2014-06-21', hours: 8 },
    { name: 'Myrtille', species: 'Âne', race: 'Miniature', born: '2019-05-05', hours: 6 },
  ],
  individuals: 8,
  firms: [],
  busy: 0.22,
  pending: 1,
}

const overduePractice: DemoPractice = {
  offer: 'PRO',
  firm: 'Crinières & Compagnie',
  siren: '775670417',
  phone: '02 99 00 11 22',
  street: '5 rue de Saint-Malo',
  zipCode: '35000',
  city: 'Rennes',
  at: [48.1155, -1.6812],
  members: [{ firstname: 'Nicolas', lastname: 'Guérin', email: 'bloque@demo.complice.fr' }],
  types: oneToOne(58),
  clubs: [],
  animals: [{ name: 'Tempête', species: 'Cheval', race: 'Connemara', born: '2011-08-09', hours: 10 }],
  individuals: 3,
  firms: [],
  busy: 0.1,
  pending: 0,
  trialOver: true,
}

interface Neighbour extends Pick<DemoPractice, 'firm' | 'siren' | 'street' | 'zipCode' | 'city' | 'at'> {
  firstname: string
  lastname: string
  animal: Pick<DemoAnimal, 'name' | 'species' | 'race'>
}

/** The therapists a visitor finds beside the four practices above: one person, one animal, a few sessions. */
const neighbours: Neighbour[] = [
  {
    firm: 'Museaux & Cie',
    siren: '443061841',
    street: '12 rue de Créqui',
    zipCode: '69003',
    city: 'Lyon',
    at: [45.7602, 4.8467],
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
    at: [45.7641, 4.7653],
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
    at: [48.8531, 2.3776],
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
    at: null,
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
    at: [48.5797, 7.7555],
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
    at: [43.2758, 5.3895],
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
    at: [50.6431, 3.0646],
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
    at: [43.6003, 1.4558],
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
    at: [48.1268, -1.6512],
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
    at: [47.3175, 5.0367],
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

const alone = ({ firstname, lastname, animal, ...firm }: Neighbour, index: number): DemoPractice => ({
  ...firm,
  offer: index % 3 === 0 ? 'PRO' : 'STANDARD',
  phone: `06 10 20 30 ${String(10 + index)}`,
  members: [{ firstname, lastname, email: emailOf(firm.firm) }],
  types: oneToOne(50 + (index % 4) * 5),
  clubs: [],
  animals: [{ ...animal, born: `${2014 + (index % 8)}-05-12`, hours: 10 }],
  individuals: 1,
  firms: [],
  busy: 0.15,
  pending: 0,
})

export const practices: DemoPractice[] = [
  largePractice,
  proPractice,
  standardPractice,
  overduePractice,
  ...neighbours.map(alone),
]
