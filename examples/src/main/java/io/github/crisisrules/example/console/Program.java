package io.github.crisisrules.example.console;

import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.io.PrintStream;
import java.util.function.Function;

/** A command line program: from its arguments to the text it prints, or to one line that says what is wrong with them. */
@FunctionalInterface
public interface Program extends Function<Vector<String>, Either<String, String>> {
    /** The exit code after arguments that make no sense. */
    int BAD_ARGUMENTS = 2;

    /** Runs the program; bad arguments give one line on the error stream and exit code 2. */
    default void start(String[] args) {
        int code = run(Vector.of(args), System.out, System.err);
        if (code != 0) {
            System.out.flush();
            System.exit(code);
        }
    }

    /** The same on any streams; returns the exit code. */
    default int run(Vector<String> args, PrintStream out, PrintStream err) {
        return apply(args)
                .fold(
                        wrong -> {
                            err.println(wrong);
                            return BAD_ARGUMENTS;
                        },
                        text -> {
                            out.print(text);
                            out.flush();
                            return 0;
                        });
    }
}
