package io.github.crisisrules.fairness.command;

import io.github.crisisrules.fairness.study.Study;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

/** A command that simulates a study and reports the results. */
abstract class StudyCommand implements Runnable {
    @Mixin
    private RunOptions options = new RunOptions();

    @ParentCommand
    private @Nullable Fairness parent;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    /** Returns the study, before the options change it. */
    abstract Study study();

    @Override
    public final void run() {
        options.report(
                Objects.requireNonNull(parent).engine,
                options.change(study()),
                spec.commandLine().getOut(),
                spec.commandLine().getErr());
    }
}
