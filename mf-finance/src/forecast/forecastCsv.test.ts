import { describe, expect, it } from '@jest/globals'
import { emptyForecast } from 'shared/domain/forecast/forecast'
import { forecastCsv } from './forecastCsv.ts'

describe('forecastCsv', () => {
  it('returns every row of the table in order, including computed rows, with French number formats', () => {
    const csv = forecastCsv({
      ...emptyForecast,
      increaseN1: 2.5,
      increaseN2: -10,
      fixedAssetsN: 1234.5,
      depreciationN: 34.25,
      availabilityN1: 10,
      exerciseResultN: -60,
      payablesN2: 7,
      socialTaxDebtsN2: 0.1,
    })
    expect(csv.startsWith('\uFEFF')).toBe(true)
    expect(csv.slice(1).split('\r\n')).toEqual([
      ';Année N;Année N+1;Année N+2',
      'Augmentation N+1 (%);;2,50;',
      'Augmentation N+2 (%);;;-10,00',
      'Immobilisations;1234,50;0,00;0,00',
      'Amortissements/Provisions;34,25;0,00;0,00',
      'Immobilisations nettes;1200,25;0,00;0,00',
      'Créances clients;0,00;0,00;0,00',
      'Autres créances;0,00;0,00;0,00',
      'Disponibilités;0,00;10,00;0,00',
      'Actif circulant;0,00;10,00;0,00',
      "Total de l'actif;1200,25;10,00;0,00",
      'Capital social;0,00;0,00;0,00',
      'Réserves/Report à nouveau;0,00;0,00;0,00',
      "Résultat de l'exercice;-60,00;0,00;0,00",
      'Capitaux propres;-60,00;0,00;0,00',
      'Emprunt et dettes assimilés;0,00;0,00;0,00',
      'Dettes fournisseurs;0,00;0,00;7,00',
      'Dettes fiscales et sociales;0,00;0,00;0,10',
      'Total des dettes;0,00;0,00;7,10',
      'Total du passif;-60,00;0,00;7,10',
      '',
    ])
  })
})
