package io.github.crisisrules.build;

import java.io.IOException;
import net.bytebuddy.asm.AsmVisitorWrapper;
import net.bytebuddy.build.Plugin;
import net.bytebuddy.description.method.MethodDescription;
import net.bytebuddy.description.type.RecordComponentDescription;
import net.bytebuddy.description.type.TypeDescription;
import net.bytebuddy.dynamic.ClassFileLocator;
import net.bytebuddy.dynamic.DynamicType;
import net.bytebuddy.implementation.Implementation;
import net.bytebuddy.jar.asm.ClassReader;
import net.bytebuddy.jar.asm.ClassVisitor;
import net.bytebuddy.jar.asm.ClassWriter;
import net.bytebuddy.jar.asm.MethodVisitor;
import net.bytebuddy.jar.asm.Opcodes;
import net.bytebuddy.matcher.ElementMatchers;
import net.bytebuddy.pool.TypePool;

/**
 * Lets the canonical constructor of every record begin with {@code Objects.requireNonNull(component, "component")}, for
 * each component that may not be null. Components marked {@code @Nullable}, and those whose type is a type variable
 * that may be, are left alone.
 *
 * <p>The checks come before the call of {@code Record()}. Java source cannot put them there, which is how a class that
 * has them already is recognized.
 */
public final class NullChecks implements Plugin {
    private static final String NULLABLE = "org.jspecify.annotations.Nullable";

    @Override
    public boolean matches(TypeDescription type) {
        return type.isRecord();
    }

    @Override
    public DynamicType.Builder<?> apply(
            DynamicType.Builder<?> builder, TypeDescription type, ClassFileLocator locator) {
        if (isChecked(type, locator)) {
            return builder;
        }
        var canonical = ElementMatchers.takesArguments(
                type.getRecordComponents().asTypeList().asErasures().toArray(TypeDescription[]::new));
        return builder.visit(new AsmVisitorWrapper.ForDeclaredMethods()
                .writerFlags(ClassWriter.COMPUTE_MAXS)
                .constructor(canonical, NullChecks::withChecks));
    }

    private static MethodVisitor withChecks(
            TypeDescription type,
            MethodDescription constructor,
            MethodVisitor visitor,
            Implementation.Context context,
            TypePool pool,
            int writerFlags,
            int readerFlags) {
        return new MethodVisitor(Opcodes.ASM9, visitor) {
            @Override
            public void visitCode() {
                super.visitCode();
                int slot = 1;
                for (RecordComponentDescription component : type.getRecordComponents()) {
                    if (isRequired(component)) {
                        visitVarInsn(Opcodes.ALOAD, slot);
                        visitLdcInsn(component.getActualName());
                        visitMethodInsn(
                                Opcodes.INVOKESTATIC,
                                "java/util/Objects",
                                "requireNonNull",
                                "(Ljava/lang/Object;Ljava/lang/String;)Ljava/lang/Object;",
                                false);
                        visitInsn(Opcodes.POP);
                    }
                    slot += component.getType().getStackSize().getSize();
                }
            }
        };
    }

    private static boolean isRequired(RecordComponentDescription component) {
        TypeDescription.Generic type = component.getType();
        return !type.isPrimitive()
                && !isNullable(type)
                && !(type.getSort().isTypeVariable()
                        && type.getUpperBounds().stream().anyMatch(NullChecks::isNullable));
    }

    private static boolean isNullable(TypeDescription.Generic type) {
        return type.getDeclaredAnnotations().stream()
                .anyMatch(annotation -> annotation.getAnnotationType().getName().equals(NULLABLE));
    }

    /** Returns whether a constructor calls anything on its arguments before it calls {@code Record()}. */
    private static boolean isChecked(TypeDescription type, ClassFileLocator locator) {
        boolean[] checked = {false};
        var visitor = new ClassVisitor(Opcodes.ASM9) {
            @Override
            public MethodVisitor visitMethod(
                    int access, String name, String descriptor, String signature, String[] exceptions) {
                return name.equals("<init>") ? new FirstCall(checked) : null;
            }
        };
        try {
            new ClassReader(locator.locate(type.getName()).resolve()).accept(visitor, ClassReader.SKIP_DEBUG);
        } catch (IOException e) {
            throw new IllegalStateException("The class file of " + type.getName() + " cannot be read.", e);
        }
        return checked[0];
    }

    private static final class FirstCall extends MethodVisitor {
        private final boolean[] checked;
        private boolean seen;

        FirstCall(boolean[] checked) {
            super(Opcodes.ASM9);
            this.checked = checked;
        }

        @Override
        public void visitMethodInsn(int opcode, String owner, String name, String descriptor, boolean isInterface) {
            checked[0] |= !seen && owner.equals("java/util/Objects") && name.equals("requireNonNull");
            seen = true;
        }
    }

    @Override
    public void close() {}
}
