'use client';

import { type ReactNode, useState } from 'react';
import buttons from '#ui/button.module.css';
import { FilePicker } from '#ui/file-picker.tsx';
import { Story } from './story.tsx';

const LABELS = { title: 'crop', help: 'arrow keys', zoom: 'zoom', apply: 'apply', cancel: 'cancel' };

/** File pickers for each type of file, without options, and with cropping. */
export function FileStories(): ReactNode {
  const [picked, setPicked] = useState('');
  const pick = (file: File, area?: object) => setPicked(JSON.stringify({ name: file.name, area }));
  return (
    <>
      <Story name="file default">
        <FilePicker className={buttons.secondary} onPick={pick}>
          default
        </FilePicker>
      </Story>
      {(['image', 'audio', 'video', 'all'] as const).map((type) => (
        <Story key={type} name={`file ${type}`}>
          <FilePicker className={buttons.secondary} type={type} onPick={pick}>
            {type}
          </FilePicker>
        </Story>
      ))}
      <Story name="file crop">
        <FilePicker className={buttons.secondary} crop cropLabels={LABELS} onPick={pick}>
          crop
        </FilePicker>
      </Story>
      <output data-testid="picked">{picked}</output>
    </>
  );
}
