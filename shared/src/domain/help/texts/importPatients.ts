import type { HelpText } from '../HelpText.ts'

export const importPatients: HelpText = {
  topic: 'importer-des-patients',
  title: 'Importer vos patients',
  lead: "Le fichier de votre tableur suffit. Vous voyez ce que donne chaque ligne avant que rien ne soit enregistré, et l'import s'annule pendant 24 heures.",
  screen: { path: '/pros/patients/import', label: 'Importer des patients' },
  parts: [
    {
      title: 'Préparer le fichier',
      blocks: [
        {
          list: [
            "Un fichier .csv, .xls, .xlsx, .ods ou .xml (feuille de calcul XML 2003) de 5 Mo au plus, jusqu'à 10 000 lignes, ou des contacts .vcf.",
            'Une ligne par patient, et les noms des colonnes sur la première ligne.',
            'Gardez vos propres noms de colonnes : « Nom », « Tél. » ou « Né(e) le » sont reconnus, et ceux de Doctolib ou Outlook. Une colonne au nom inconnu est laissée de côté. Le nom et le prénom peuvent tenir dans une seule colonne.',
            "**Télécharger un modèle** donne un fichier d'exemple avec toutes les colonnes possibles.",
          ],
        },
      ],
    },
    {
      title: 'Importer',
      blocks: [
        {
          steps: [
            'Dans [Patients](/pros/patients), choisissez **Importer**.',
            'Choisissez votre fichier sous **Fichier de patients**, puis **Voir ce que donne ce fichier**.',
            'Sous **Colonnes**, vérifiez ce que remplit chaque colonne, et laissez de côté celles qui ne servent pas avec **Ne pas importer**. Après un changement, choisissez **Comparer avec ces colonnes**.',
            'Sous **Lignes**, regardez ce que devient chaque patient : nouveau, modifié, identique ou refusé, avec la raison. De quoi ne rien écraser : **Ajouter les nouveaux seulement, sans modifier les patients déjà enregistrés**.',
            "Une cellule illisible est laissée de côté, et la ligne importée avec la raison ; **Refuser la ligne entière** fait l'inverse. **Corriger** change une ligne sans retoucher le fichier.",
            'Choisissez **Importer … patients**. Vous pouvez quitter la page et y revenir.',
          ],
        },
      ],
      picture: {
        name: 'import',
        alt: "L'aperçu d'un fichier : deux patients nouveaux, un modifié, un refusé, le bouton Importer 3 patients, et les colonnes reconnues.",
      },
    },
    {
      title: 'Si le résultat ne convient pas',
      blocks: [
        {
          list: [
            '**Télécharger les lignes refusées** rend un fichier à corriger et à importer de nouveau.',
            '**Annuler cet import**, pendant 24 heures, retire les patients ajoutés et rend aux autres leurs anciennes valeurs. Restent ceux qui ont changé ou servi depuis : leurs noms vous sont donnés.',
            'Pour retrouver un import, revenez à [Importer des patients](/pros/patients/import) : **Imports des dernières 24 heures**.',
          ],
        },
      ],
    },
  ],
}
