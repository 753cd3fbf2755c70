package io.github.crisisrules.example.encounter;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.core.text.Language;
import io.github.crisisrules.encounter.colossus.Colossus;
import io.github.crisisrules.encounter.colossus.ColossusCommand;
import io.github.crisisrules.encounter.colossus.ColossusDifficulty;
import io.github.crisisrules.encounter.colossus.ColossusEvent;
import io.github.crisisrules.encounter.colossus.ColossusSetup;
import io.github.crisisrules.encounter.colossus.ColossusState;
import io.github.crisisrules.encounter.colossus.ColossusView;
import io.github.crisisrules.encounter.colossus.momentum.MomentumTrack;
import io.github.crisisrules.example.console.Companion;
import io.github.crisisrules.lab.colossus.ColossusSimulation;
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.util.Iterator;

/** A companion for the Unstoppable Colossus on your own table: text in, text out. */
public final class ColossusCompanion {
    private ColossusCompanion() {}

    /** Follows an encounter on the console; the arguments are the seed in words and the language, en or es. */
    public static void main(String[] args) {
        follow(
                Seed.ofWords(args.length == 0 ? "tonight" : args[0]),
                args.length > 1 && args[1].equals("es") ? Language.SPANISH : Language.ENGLISH,
                new BufferedReader(new InputStreamReader(System.in, UTF_8))
                        .lines()
                        .iterator(),
                new PrintStream(System.out, true, UTF_8));
    }

    /** Follows an encounter at Normal with invented squads and an invented Momentum track: put in your own. */
    static Play<ColossusState, ColossusCommand, ColossusEvent> follow(
            Seed seed, Language language, Iterator<String> in, PrintStream out) {
        var start = Colossus.play(ColossusSetup.shuffled(
                ColossusDifficulty.NORMAL, ColossusSimulation.standInTeam(), MomentumTrack.STAND_IN, seed));
        return new Companion<ColossusState, ColossusCommand, ColossusEvent>(
                        play -> ColossusView.of(play.state(), play.wording()).text(), in, out)
                .follow(start.in(language));
    }
}
