/** A door: its tracks are on the tab of their own. */
import { GenericShow } from '../../../../src/generic/GenericShow.tsx';
import { partsOf } from '../../../../src/generic/partsOf.tsx';

const { Section } = partsOf('Checkpoint');

export function CheckpointShow() {
  return (
    <GenericShow>
      <Section properties={['name', 'isDefault', 'isHidden']} />
    </GenericShow>
  );
}
