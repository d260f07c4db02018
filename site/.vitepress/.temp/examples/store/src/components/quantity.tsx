interface QuantityProps {
  readonly label: string;
  readonly value: number;
  readonly most: number;
  readonly onChange: (value: number) => void;
}

export function Quantity({ label, value, most, onChange }: QuantityProps) {
  return (
    <fieldset className="quantity">
      <legend className="hidden">{label}</legend>
      <button type="button" aria-label="One less" onClick={() => onChange(value - 1)}>
        −
      </button>
      <output>{value}</output>
      <button
        type="button"
        aria-label="One more"
        disabled={value >= most}
        onClick={() => onChange(value + 1)}
      >
        +
      </button>
    </fieldset>
  );
}
