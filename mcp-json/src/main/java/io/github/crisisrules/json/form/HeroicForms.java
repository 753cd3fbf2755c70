package io.github.crisisrules.json.form;

import io.github.crisisrules.heroic.action.PoolViolation;
import io.github.crisisrules.heroic.condition.Ailment;
import io.github.crisisrules.heroic.condition.Harm;
import io.github.crisisrules.heroic.condition.StressType;
import io.github.crisisrules.heroic.condition.Temporary;
import io.github.crisisrules.heroic.datafile.Datafile;
import io.github.crisisrules.heroic.datafile.DatafileViolation;
import io.github.crisisrules.heroic.datafile.Trait;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.die.DieViolation;
import io.github.crisisrules.heroic.doom.DoomViolation;
import io.github.crisisrules.heroic.growth.Experience;
import io.github.crisisrules.heroic.growth.GrowthViolation;
import io.github.crisisrules.heroic.odds.ActionOdds;
import io.github.crisisrules.heroic.odds.PoolOdds;
import io.github.crisisrules.heroic.plot.PlotPoints;
import io.github.crisisrules.heroic.plot.PlotViolation;
import io.github.crisisrules.heroic.scene.ActionViolation;
import io.github.crisisrules.heroic.scene.CastMember;
import io.github.crisisrules.heroic.scene.EffectViolation;
import io.github.crisisrules.heroic.scene.OrderViolation;
import io.github.crisisrules.heroic.scene.SceneViolation;
import io.github.crisisrules.json.refusal.RefusalKind;
import io.github.crisisrules.json.shape.Forms;
import io.github.crisisrules.json.shape.Place;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** The forms of scenes. */
final class HeroicForms {
    private HeroicForms() {}

    static Forms table() {
        return Forms.none()
                .through(Experience.class, ExperienceFacts.class, ExperienceFacts::of, ExperienceFacts::made)
                .through(CastMember.class, CastFacts.class, CastFacts::of, CastFacts::made)
                .viewed(
                        PoolOdds.class,
                        (shapes, odds) -> shapes.write(odds.outcomes()),
                        (shapes, book) -> Nodes.object().put("type", "array"))
                .viewed(
                        ActionOdds.class,
                        (shapes, odds) -> shapes.write(odds.outcomes()),
                        (shapes, book) -> Nodes.object().put("type", "array"))
                .violations(
                        DieViolation.class,
                        DoomViolation.class,
                        DatafileViolation.class,
                        GrowthViolation.class,
                        PlotViolation.class,
                        PoolViolation.class,
                        SceneViolation.class,
                        OrderViolation.class,
                        EffectViolation.class,
                        ActionViolation.class);
    }

    /** What somebody has learned and earned. */
    public record ExperienceFacts(
            int xp,
            int sessionPlotPoints,
            Vector<String> hitThisScene,
            Vector<String> hitThisAct,
            Vector<String> completed,
            Vector<String> unlocked) {
        static ExperienceFacts of(Experience one) {
            return new ExperienceFacts(
                    one.xp(),
                    one.sessionPlotPoints(),
                    one.hitThisScene(),
                    one.hitThisAct(),
                    one.completed(),
                    one.unlocked());
        }

        Experience made(Place place) {
            return Experience.none()
                    .withXp(xp)
                    .withSessionPlotPoints(sessionPlotPoints)
                    .withHitThisScene(hitThisScene)
                    .withHitThisAct(hitThisAct)
                    .withCompleted(completed)
                    .withUnlocked(unlocked);
        }
    }

    /** Everything about a member of the cast; the id is the datafile's name. */
    public record CastFacts(
            boolean hero,
            Datafile datafile,
            int allies,
            PlotPoints plotPoints,
            Experience experience,
            Harm harm,
            Vector<Temporary> traits,
            LinkedHashMap<Trait, Option<DieSize>> changed,
            int boosts,
            Vector<Ailment> tried,
            Vector<StressType> framed,
            Vector<StressType> likeStress) {
        static CastFacts of(CastMember one) {
            return new CastFacts(
                    one.hero(),
                    one.datafile(),
                    one.allies(),
                    one.plotPoints(),
                    one.experience(),
                    one.harm(),
                    one.traits(),
                    one.changed(),
                    one.boosts(),
                    one.tried(),
                    one.framed(),
                    one.likeStress());
        }

        CastMember made(Place place) {
            if (allies < 0 || boosts < 0) {
                throw place.refuse(RefusalKind.VALUE, allies + " allies and " + boosts + " boosts");
            }
            return (hero ? CastMember.hero(datafile) : CastMember.villain(datafile))
                    .withAllies(allies)
                    .withPlotPoints(plotPoints)
                    .withExperience(experience)
                    .withHarm(harm)
                    .withTraits(traits)
                    .withChanged(changed)
                    .withBoosts(boosts)
                    .withTried(tried)
                    .withFramed(framed)
                    .withLikeStress(likeStress);
        }
    }
}
