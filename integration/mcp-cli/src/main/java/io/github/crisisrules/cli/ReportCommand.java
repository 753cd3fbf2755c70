package io.github.crisisrules.cli;

import io.github.crisisrules.core.chance.Seed;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

/** A command that prints a report and ends with 1 if the report found a difference. */
abstract class ReportCommand implements Callable<Integer> {
    @Spec
    CommandSpec spec = CommandSpec.create();

    @ParentCommand
    private @Nullable Crisis parent;

    @ArgGroup
    private Output output = new Output();

    /** The two alternatives to text for people. */
    static final class Output {
        @Option(names = "--json", description = "Prints JSON.")
        private boolean json;

        @Option(names = "--csv", description = "Prints comma-separated values with a heading.")
        private boolean csv;
    }

    /** Returns the report. */
    abstract Report report();

    /** Returns the text of the given source. */
    final String text(Source source) {
        if (parent == null) {
            throw new AssertionError("A command runs below crisis.");
        }
        return source.text(parent.in());
    }

    /** Parses a seed as people type it. */
    static Seed seed(String typed) {
        try {
            return Seed.read(typed);
        } catch (IllegalArgumentException e) {
            throw new InputException(e);
        }
    }

    @Override
    public final Integer call() {
        Report report = report();
        Report.Format format = output.json ? Report.Format.JSON : output.csv ? Report.Format.CSV : Report.Format.TEXT;
        spec.commandLine().getOut().print(report.print(format));
        spec.commandLine().getOut().flush();
        return report.isClean() ? 0 : 1;
    }
}
