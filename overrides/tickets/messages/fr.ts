/** What a person reads on the screens of label sheets, in French. */
export const tickets = {
  labelSheet: {
    drawing: 'Dessin à l’échelle : %{page}, %{columns} × %{rows} étiquettes de %{width} × %{height} mm',
    title: 'Planche',
    labels: '%{smart_count} étiquette par planche |||| %{smart_count} étiquettes par planche',
    fits: 'Tout tient sur la page.',
    over: 'Les étiquettes ne tiennent pas sur la page : %{edges}.',
    right: '%{over} mm au-delà du bord droit',
    bottom: '%{over} mm au-delà du bord inférieur',
    pending: 'Indiquez le nombre et la taille des étiquettes pour voir la planche ici.',
    print: 'Imprimer une planche d’essai',
    printHint:
      'Imprimez sur papier ordinaire à 100 %, puis placez la feuille sur une planche, à contre-jour.',
  },
};
