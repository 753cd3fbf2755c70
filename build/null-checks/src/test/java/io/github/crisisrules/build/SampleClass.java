package io.github.crisisrules.build;

import org.jspecify.annotations.Nullable;

/** A class to add checks to, whose second constructor calls the first. */
public final class SampleClass<T> {
    private final String name;
    private final @Nullable String note;
    private final T value;
    private final long number;

    public SampleClass(String name, @Nullable String note, T value) {
        this.name = name;
        this.note = note;
        this.value = value;
        this.number = 1;
    }

    public SampleClass(T value) {
        this("Ada", null, value);
    }

    public static SampleClass<String> of(long number, String value) {
        return new SampleClass<>("Bruno", null, value + number);
    }

    @Override
    public String toString() {
        return name + ", " + note + ", " + value + ", " + number;
    }
}
