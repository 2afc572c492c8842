/** What a person reads on the screens of label sheets. */
import type { Messages } from '../../src/screens.ts';

export const ticketsMessages: Messages = {
  en: {
    labelSheet: {
      drawing: 'Drawing to scale: %{page}, %{columns} × %{rows} labels of %{width} × %{height} mm',
      title: 'The sheet',
      labels: '%{smart_count} label a sheet |||| %{smart_count} labels a sheet',
      fits: 'Everything is on the page.',
      over: 'The labels do not fit on the page: %{edges}.',
      right: '%{over} mm over the right edge',
      bottom: '%{over} mm over the lower edge',
      pending: 'Fill in how many labels there are and how large one is: the sheet is drawn here.',
      print: 'Print a test sheet',
      printHint: 'Print on plain paper at 100 %, then hold it against a label sheet before the light.',
    },
  },
  fr: {
    labelSheet: {
      drawing: 'Dessin à l’échelle : %{page}, %{columns} × %{rows} étiquettes de %{width} × %{height} mm',
      title: 'La planche',
      labels: '%{smart_count} étiquette par planche |||| %{smart_count} étiquettes par planche',
      fits: 'Tout tient sur la page.',
      over: 'Les étiquettes ne tiennent pas sur la page : %{edges}.',
      right: '%{over} mm au-delà du bord droit',
      bottom: '%{over} mm au-delà du bord inférieur',
      pending: 'Indiquez le nombre d’étiquettes et leur taille : la planche se dessine ici.',
      print: 'Imprimer une planche d’essai',
      printHint:
        'Imprimez sur papier ordinaire à 100 %, puis placez la feuille sur une planche, à contre-jour.',
    },
  },
};
