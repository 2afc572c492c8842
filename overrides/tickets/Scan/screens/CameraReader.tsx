/** Codes read by the camera, where the browser can recognise them by itself; elsewhere this is not there at all. */
import { Alert, Box, Button } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from './useTexts.ts';

interface Detector {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}

type DetectorMaker = new (options: { readonly formats: readonly string[] }) => Detector;

const FORMATS = ['qr_code', 'aztec', 'code_128'] as const;

/** Between two looks at the picture; milliseconds. */
const LOOK_EVERY = 150;

/** A ticket is held before the camera for longer than one look: until it was away this long it is read once. */
const AWAY = 1500;

const findDetector = () =>
  'mediaDevices' in navigator
    ? (globalThis as { readonly BarcodeDetector?: DetectorMaker }).BarcodeDetector
    : undefined;

function stop(stream: MediaStream) {
  for (const track of stream.getTracks()) track.stop();
}

interface CameraReaderProps {
  readonly onRead: (code: string) => void;
}

export function CameraReader({ onRead }: CameraReaderProps) {
  const t = useTexts();
  const [isOn, setOn] = useState(false);
  if (!findDetector()) return null;
  return (
    <>
      <Button variant="outlined" onClick={() => setOn(!isOn)}>
        {t(isOn ? 'door.cameraOff' : 'door.camera')}
      </Button>
      {isOn && <View onRead={onRead} />}
    </>
  );
}

function View({ onRead }: CameraReaderProps) {
  const t = useTexts();
  const video = useRef<HTMLVideoElement>(null);
  const [isRefused, setRefused] = useState(false);
  const read = useRef(onRead);
  read.current = onRead;
  useEffect(() => {
    const Maker = findDetector();
    if (!Maker) return undefined;
    const detector = new Maker({ formats: FORMATS });
    let stream: MediaStream | undefined;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const last = { code: '', at: 0 };
    const look = async () => {
      const picture = video.current;
      // A picture that is not there yet is none to read.
      const [found] =
        picture && picture.readyState >= 2 ? await detector.detect(picture).catch(() => []) : [];
      if (isOver) return;
      const now = Date.now();
      if (found) {
        const isNew = found.rawValue !== last.code || now - last.at > AWAY;
        last.code = found.rawValue;
        last.at = now;
        if (isNew) read.current(found.rawValue);
      }
      timer = setTimeout(() => void look(), LOOK_EVERY);
    };
    const start = async () => {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
      if (isOver || !video.current) return stop(stream);
      video.current.srcObject = stream;
      await video.current.play();
      await look();
    };
    start().catch(() => setRefused(true));
    return () => {
      isOver = true;
      clearTimeout(timer);
      if (stream) stop(stream);
    };
  }, []);
  if (isRefused) return <Alert severity="warning">{t('door.cameraRefused')}</Alert>;
  return (
    <Box
      component="video"
      ref={video}
      muted
      playsInline
      aria-label={t('door.cameraView')}
      sx={{ width: '100%', maxHeight: 260, objectFit: 'cover', borderRadius: 2, bgcolor: 'common.black' }}
    />
  );
}
