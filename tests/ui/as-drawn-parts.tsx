export function Frames({ day }: { day: string }) {
  return (
    <>
      <a href="/?day=tomorrow">Tomorrow</a>
      <details open>
        <summary>Shown</summary>
        <p>{day} is shown</p>
      </details>
    </>
  );
}

export function Sum({ day }: { day: string }) {
  return <p>The sum of {day}</p>;
}
