const shapes = {
  search: <path d="M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zm5 12 5 5" />,
  cart: <path d="M5 8h14l-1 12H6L5 8zm4 0V7a3 3 0 0 1 6 0v1" />,
  heart: <path d="M12 20S4 15 4 9a4 4 0 0 1 8-1 4 4 0 0 1 8 1c0 6-8 11-8 11z" />,
  person: <path d="M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM4 21c0-4 4-6 8-6s8 2 8 6" />,
  parcel: <path d="M4 8l8-4 8 4v9l-8 4-8-4V8zm0 0 8 4 8-4m-8 4v9" />,
  cloud: <path d="M7 18a4 4 0 0 1 0-8 5 5 0 0 1 10-1 4 4 0 0 1 1 8M4 4l16 17" />,
};

export function Icon({ name }: { readonly name: keyof typeof shapes }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      {shapes[name]}
    </svg>
  );
}
