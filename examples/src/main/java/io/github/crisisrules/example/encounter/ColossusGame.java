package io.github.crisisrules.example.encounter;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.encounter.colossus.ColossusDifficulty;
import io.github.crisisrules.encounter.colossus.ColossusEvent;
import io.github.crisisrules.encounter.colossus.ColossusSetup;
import io.github.crisisrules.encounter.colossus.tower.Tower;
import io.github.crisisrules.encounter.frame.Ending;
import io.github.crisisrules.encounter.frame.FrameEvent;
import io.github.crisisrules.example.console.Program;
import io.github.crisisrules.lab.colossus.ColossusSimulation;
import java.util.Locale;

/**
 * A program that plays and describes a game of the Unstoppable Colossus. Arguments: a seed (a number, default 7) and
 * a difficulty (narrative, normal, hard or unstoppable; default normal).
 */
public final class ColossusGame {
    private ColossusGame() {}

    /** Plays the game of the given seed and difficulty and prints it. */
    public static void main(String[] args) {
        program().start(args);
    }

    /** Returns the program as a function of its arguments. */
    static Program program() {
        return given -> EncounterArguments.parse(given, ColossusDifficulty.NORMAL)
                .map(arguments -> narrate(arguments.difficulty(), arguments.seed()));
    }

    /** Returns the whole game as text. */
    static String narrate(ColossusDifficulty difficulty, long seed) {
        var simulation = ColossusSimulation.standIn(difficulty);
        var game = simulation.play(Seed.of(seed));
        StringBuilder text = new StringBuilder();
        opening(text, game.start().setup(), seed);
        for (var step : game.steps()) {
            String sentences = step.events()
                    .filter(ColossusGame::isWorthPrinting)
                    .map(ColossusEvent::describe)
                    .mkString(" ");
            if (!sentences.isEmpty()) {
                text.append("  ").append(sentences).append('\n');
            }
            if (step.events().exists(ColossusGame::endsATurn)) {
                text.append("      [").append(step.state().describe()).append("]\n");
            }
        }
        text.append('\n')
                .append(game.state().ending().map(Ending::describe).getOrElse("The game was given up."))
                .append(" This was round ")
                .append(game.state().frame().round())
                .append(".\n");
        simulation.notes().forEach(note -> text.append("Note: ").append(note).append(".\n"));
        return text.toString();
    }

    private static void opening(StringBuilder text, ColossusSetup setup, long seed) {
        text.append("UNSTOPPABLE COLOSSUS, ")
                .append(setup.difficulty().describe())
                .append(", seed ")
                .append(seed)
                .append("\n\n");
        text.append("Towers at the map's places 1 to 6: ")
                .append(setup.towerPlaces().map(Tower::number).mkString(", "))
                .append('\n');
        text.append("First priority tower: ")
                .append(setup.towerTokens().head().number())
                .append('\n');
        setup.team()
                .squads()
                .forEach(squad -> text.append(squad.player())
                        .append(", ")
                        .append(setup.cornerOf(squad.player())
                                .get()
                                .name()
                                .toLowerCase(Locale.ROOT)
                                .replace('_', ' '))
                        .append(": ")
                        .append(squad.members().map(member -> member.name()).mkString(", "))
                        .append('\n'));
        text.append(setup.difficulty().subdueTokens()).append(" Subdue tokens win.\n\n");
    }

    /**
     * Returns whether the event is worth printing. Routine events of a round, such as passes and the Power that all
     * characters gain, are left out.
     */
    private static boolean isWorthPrinting(ColossusEvent event) {
        return !(event instanceof ColossusEvent.InFrame frame)
                || !(frame.event() instanceof FrameEvent.StepBegan
                        || frame.event() instanceof FrameEvent.Passed
                        || frame.event() instanceof FrameEvent.PowerGained
                        || frame.event() instanceof FrameEvent.ActivationEnded
                        || frame.event() instanceof FrameEvent.TurnEnded
                        || frame.event() instanceof FrameEvent.TokensCleared);
    }

    private static boolean endsATurn(ColossusEvent event) {
        return event instanceof ColossusEvent.InFrame frame && frame.event() instanceof FrameEvent.TurnEnded;
    }
}
